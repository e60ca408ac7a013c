/** What a field means to its readers, whatever its values are. */
interface FieldBase {
  label: string
  /** The catalog can be filtered by it. */
  facet?: true
  /** How a card of the catalog shows it, where `{}` stands for the value with its unit. */
  chip?: string
}

/** A quantity in one unit. The range refuses other units: 5200 is no clock in GHz. */
export interface NumberField extends FieldBase {
  input: 'number'
  unit?: string
  min: number
  max: number
  /** Decimals are allowed. */
  decimal?: true
}

export interface FlagField extends FieldBase {
  input: 'flag'
}

export interface TextField extends FieldBase {
  input: 'text'
}

export interface ChoiceField extends FieldBase {
  input: 'choice'
  unit?: string
  options: readonly (string | number)[]
}

/** One or more of the options. */
export interface ChoicesField extends FieldBase {
  input: 'choices'
  unit?: string
  options: readonly (string | number)[]
}

/** How many of each part: one that is not named does not exist, `{}` means none at all. */
export interface CountsField extends FieldBase {
  input: 'counts'
  /** The label of each part. */
  parts: Record<string, string>
}

/** A list of things with fields of their own. */
export interface RowsField extends FieldBase {
  input: 'rows'
  /** One row, as in "Add slot". */
  row: string
  fields: Record<string, SimpleField>
}

export type SimpleField =
  | NumberField
  | FlagField
  | TextField
  | ChoiceField
  | ChoicesField
  | CountsField

export type SpecificationField = SimpleField | RowsField

/** What a field of the table holds. */
type Value<Field> = Field extends { input: 'number' }
  ? number
  : Field extends { input: 'flag' }
    ? boolean
    : Field extends { input: 'text' }
      ? string
      : Field extends { input: 'choice'; options: readonly (infer Option)[] }
        ? Option
        : Field extends { input: 'choices'; options: readonly (infer Option)[] }
          ? Option[]
          : Field extends { input: 'counts'; parts: infer Parts }
            ? { -readonly [Part in keyof Parts]?: number }
            : Field extends { input: 'rows'; fields: infer Columns }
              ? Values<Columns>[]
              : never

/** What is known of the fields; an unknown one is left out. */
export type Values<F> = { -readonly [Name in keyof F]?: Value<F[Name]> }
