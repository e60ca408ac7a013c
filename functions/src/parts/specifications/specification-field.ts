interface FieldBase {
  label: string
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
  decimal?: true
}

interface FlagField extends FieldBase {
  input: 'flag'
}

interface TextField extends FieldBase {
  input: 'text'
  isUrl?: true
}

/** Texts or numbers. The known values come first in forms; others are accepted. */
export interface ChoiceField extends FieldBase {
  input: 'choice' | 'choices'
  unit?: string
  options: readonly (string | number)[]
}

/** The number of each part. A part that is missing has the number 0, so `{}` means no parts. */
interface CountsField extends FieldBase {
  input: 'counts'
  parts: Record<string, string>
}

export interface RowsField extends FieldBase {
  input: 'rows'
  row: string
  fields: Record<string, SimpleField>
}

export type SimpleField = NumberField | FlagField | TextField | ChoiceField | CountsField

export type SpecificationField = SimpleField | RowsField

type Open<Option> = Option extends number ? number : string

type Value<Field> = Field extends { input: 'number' }
  ? number
  : Field extends { input: 'flag' }
    ? boolean
    : Field extends { input: 'text' }
      ? string
      : Field extends { input: 'choice'; options: readonly (infer Option)[] }
        ? Open<Option>
        : Field extends { input: 'choices'; options: readonly (infer Option)[] }
          ? Open<Option>[]
          : Field extends { input: 'counts'; parts: infer Parts }
            ? { -readonly [Part in keyof Parts]?: number }
            : Field extends { input: 'rows'; fields: infer Columns }
              ? Values<Columns>[]
              : never

export type Values<F> = { -readonly [Name in keyof F]?: Value<F[Name]> }
