/** A reader of XML that is just strict enough to tell whether a document is well-formed. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const NAME = '[A-Za-z_][\\w.:-]*';
const TOKEN = new RegExp(
  `<\\?.*?\\?>|<!--(?:(?!--)[\\s\\S])*-->|</(${NAME})\\s*>|<(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|[^<]+`,
  'y',
);

/** Reads a document; anything that is not well-formed is an error. */
export function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`not XML: ${text.slice(at, at + 80)}`);
    const [token, closes, opens, attributes, empty] = match;
    const inner = open.at(-1);
    if (inner === undefined) throw new Error('more is closed than was opened');
    if (closes !== undefined) {
      if (inner.name !== closes) throw new Error(`<${inner.name}> is closed by </${closes}>`);
      open.pop();
    } else if (opens !== undefined) {
      const element: Element = { name: opens, attributes: readAttributes(attributes ?? ''), children: [] };
      inner.children.push(element);
      if (empty !== '/') open.push(element);
    } else if (!token.startsWith('<')) {
      inner.children.push(decode(token));
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  const elements = root.children.filter((child) => typeof child !== 'string');
  const [element] = elements;
  if (element === undefined || elements.length > 1) throw new Error(`${elements.length} root elements`);
  return element;
}

/** All elements of a name below an element, in document order. */
export function* all(element: Element, name: string): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) yield child;
    yield* all(child, name);
  }
}

/** All text below an element. */
export function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(new RegExp(`(${NAME})="([^"]*)"`, 'g'))) {
    if (name === undefined || value === undefined) continue;
    if (name in attributes) throw new Error(`${name} is given twice`);
    attributes[name] = decode(value);
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&([a-z]*;?)/g, (_, name: string) => {
    const character = ENTITIES[name.slice(0, -1)];
    if (character === undefined) throw new Error(`a bare & in ${text}`);
    return character;
  });
}
