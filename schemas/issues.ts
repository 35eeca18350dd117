/**
 * @module
 * What a schema says against a value of which there are several forms: of all that zod says, what is wrong with the form that
 * was plainly meant.
 */
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is wrong, and where in the whole value. */
export interface Fault {
  readonly issue: Issue;
  readonly path: Path;
  /** in the place of the message of the issue: what would have fitted, of several forms of which none was plainly meant */
  readonly message?: string;
}

/** So many issues of a form are looked at to see whether it was meant. */
const LOOKED = 50;
/** So many forms, and so many words, are named of those that would have fitted. */
const NAMED = 6;

/** The first of these issues, each of them at the form that was meant. `most`: so many are wanted. */
export function faultsOf(issues: readonly Issue[], most: number): Fault[] {
  const faults: Fault[] = [];
  gather(issues, [], most, faults);
  return faults;
}

function gather(issues: readonly Issue[], before: Path, most: number, faults: Fault[]): void {
  for (const [at, issue] of issues.slice(0, most).entries()) {
    if (faults.length >= most) return;
    if (isSaidNext(issue, issues[at + 1])) continue;
    const path = [...before, ...issue.path];
    const forms = formsOf(issue);
    const [meant] = forms.filter(isOfKind).sort((a, b) => likelihood(b, a));
    if (meant !== undefined) gather(meant, path, most, faults);
    else faults.push({ issue, path, ...(forms.length === 0 ? {} : { message: expected(forms) }) });
  }
}

/** Whether the next issue says the same of the same value with a narrower bound: that of all whole numbers comes before the own one. */
function isSaidNext({ code, path }: Issue, next: Issue | undefined): boolean {
  return (code === 'too_big' || code === 'too_small') && next?.code === code && next.path.join() === path.join();
}

/** What is wrong with each form of a value that has several; none: it has one, or a word of it says which it is. */
function formsOf(issue: Issue): readonly (readonly Issue[])[] {
  if (issue.code !== 'invalid_union') return [];
  // A form that has several itself stands for them.
  return issue.errors.flatMap((form) => {
    const [first] = form;
    const inner = form.length === 1 && first !== undefined && first.path.length === 0 ? formsOf(first) : [];
    return inner.length > 0 ? inner : form.length > 0 ? [form] : [];
  });
}

/** Whether a value is of the kind of a form (an object, a word), whatever is wrong inside it. */
function isOfKind(form: readonly Issue[]): boolean {
  return !form
    .slice(0, LOOKED)
    .some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'));
}

/** Above 0: rather the first form was meant, the one whose own words stand there and which goes wrong deepest inside. */
function likelihood(one: readonly Issue[], other: readonly Issue[]): number {
  return strangers(other) - strangers(one) || depth(one) - depth(other) || other.length - one.length;
}

/** The members by which a value is not of this form: those that it does not know, and words by which forms are told apart. */
function strangers(form: readonly Issue[]): number {
  return form
    .slice(0, LOOKED)
    .filter(
      ({ code, path }) =>
        (code === 'unrecognized_keys' && path.length === 0) || (code === 'invalid_value' && path.length === 1),
    ).length;
}

function depth(form: readonly Issue[]): number {
  return form.slice(0, LOOKED).reduce((most, { path }) => Math.max(most, path.length), 0);
}

/** What is said where something of a kind has to stand, by the name that zod has for that kind. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list is expected here; found ',
  boolean: 'true or false is expected here; found ',
  int: 'a whole number is expected here; found ',
  number: 'a number is expected here; found ',
  object: 'an object is expected here; found ',
  record: 'an object is expected here; found ',
  string: 'a text is expected here; found ',
};
/** How that begins where there may be only so much of it. */
const BOUNDED: Readonly<Record<string, string>> = { array: 'a list of ', int: 'a number of ', number: 'a number of ' };

/** What is said of the value with which something is wrong, up to that value itself. */
function upToIt(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? `${issue.message.replace(/^Invalid input: /, '')}; found `;
    case 'too_big':
      return issue.origin === 'string'
        ? `a text of ${issue.maximum} characters at most is expected here; found `
        : `${BOUNDED[issue.origin] ?? ''}${issue.maximum} at most is expected here; found `;
    case 'too_small':
      return `${BOUNDED[issue.origin] ?? ''}${issue.minimum} or more is expected here; found `;
    case 'invalid_value':
      return `${oneOf(issue.values.map((value) => JSON.stringify(value)))} is expected here; found `;
    default:
      return `${issue.message.replace(/^Invalid input: /, '')}; found `;
  }
}

/** What is wrong with a value, and the value, in words for people; of a member whose name is wrong, its name. */
export function inPlainWords(issue: Issue, shown: string): string {
  const [ofName] = issue.code === 'invalid_key' ? issue.issues : [];
  if (ofName !== undefined) return `${upToIt(ofName)}${JSON.stringify(issue.path.at(-1))}`;
  return `${upToIt(issue)}${shown}`;
}

/** The same without the value, which has been told. */
export function wanted(issue: Issue): string {
  return upToIt(issue).replace(/; found $/, '');
}

/** What a value might have been: `"set-up" or an object is expected here`. */
function expected(forms: readonly (readonly Issue[])[]): string {
  const kinds = new Set<string>();
  const others = new Set<string>();
  for (const [issue] of forms.slice(0, LOOKED)) {
    if (issue?.code === 'invalid_value') for (const value of issue.values) kinds.add(JSON.stringify(value));
    else if (issue?.code === 'invalid_type') kinds.add(wanted(issue).replace(/ is expected here$/, ''));
    else if (issue !== undefined) others.add(wanted(issue));
  }
  return kinds.size > 0 ? `${oneOf([...kinds])} is expected here` : [...others].slice(0, NAMED).join(', or ');
}

/** Some words of which one would do; not all of many. */
function oneOf(words: readonly string[]): string {
  const named = words.slice(0, NAMED);
  if (words.length > NAMED) return `${named.join(', ')} or one of ${words.length - NAMED} more`;
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} or ${last}`;
}
