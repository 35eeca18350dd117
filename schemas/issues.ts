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
  for (const issue of issues.slice(0, most)) {
    if (faults.length >= most) return;
    const path = [...before, ...issue.path];
    const forms = formsOf(issue);
    const [meant] = forms.filter(isOfKind).sort((a, b) => likelihood(b, a));
    if (meant !== undefined) gather(meant, path, most, faults);
    else faults.push({ issue, path, ...(forms.length === 0 ? {} : { message: expected(forms) }) });
  }
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

/** What is wrong with a value, and the value, in words for people. */
export function inPlainWords(issue: Issue, shown: string): string {
  const said = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
  return `${said ?? `${issue.message.replace(/^Invalid input: /, '')}; found `}${shown}`;
}

/** What a value might have been: `expected "set-up" or object`. */
function expected(forms: readonly (readonly Issue[])[]): string {
  const kinds = new Set<string>();
  const others = new Set<string>();
  for (const [issue] of forms.slice(0, LOOKED)) {
    if (issue?.code === 'invalid_type') kinds.add(issue.expected);
    else if (issue?.code === 'invalid_value') for (const value of issue.values) kinds.add(JSON.stringify(value));
    else if (issue !== undefined) others.add(issue.message.replace(/^Invalid \w+: /, ''));
  }
  const named = [...kinds].slice(0, NAMED);
  const last = named.pop();
  if (last === undefined) return [...others].slice(0, NAMED).join(', or ');
  const more = kinds.size > NAMED ? `, or ${kinds.size - NAMED} more` : '';
  return `expected ${named.length === 0 ? last : `${named.join(', ')} or ${last}`}${more}`;
}
