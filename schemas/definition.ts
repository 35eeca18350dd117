/**
 * @module
 * What zod keeps of a schema, as far as functions are written from it (`check.ts`, `copy.ts`).
 */

/** What a word may name, the likeliest first: `space`, or `character`, then `card`. */
export type Kinds = readonly [string, ...string[]];

export interface Definition {
  readonly type: string;
  /** what the schema stands for the names of (`kinds.ts`) */
  readonly names?: Kinds;
  readonly checks?: readonly { readonly _zod: { readonly def: Rule } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly rest?: Schema | null;
  readonly discriminator?: string;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  /** of a record */
  readonly partial?: boolean;
  readonly mode?: string;
  /** of a number that is its own check */
  readonly check?: string;
  readonly format?: string;
}
export interface Rule {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly fn?: (value: unknown) => unknown;
  readonly abort?: boolean;
}
export interface Schema {
  readonly _zod: { readonly def: Definition; readonly values?: unknown };
}

/** A schema says something that is not covered here. */
export class NotCovered extends Error {}
