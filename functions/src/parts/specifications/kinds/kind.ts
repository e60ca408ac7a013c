import type { SimpleField, SpecificationField } from '../specification-field.ts'

/** A kind of part, with its fields in the order in which they are shown. */
export const kind = <const Fields extends Record<string, SpecificationField>>(
  label: string,
  fields: Fields,
) => ({ label, fields })

export const sockets = [
  'AM5',
  'AM4',
  'sTR5',
  'LGA1851',
  'LGA1700',
  'LGA1200',
  'LGA1151',
  'LGA1150',
  'LGA2066',
  'LGA2011-3',
  'sTRX4',
  'TR4',
]
export const processorFamilies = [
  'Ryzen 3000',
  'Ryzen 5000',
  'Ryzen 5000G',
  'Ryzen 5000X3D',
  'Ryzen 7000',
  'Ryzen 7000X3D',
  'Ryzen 8000G',
  'Ryzen 9000',
  'Ryzen 9000X3D',
  'Ryzen Threadripper 7000',
  'Ryzen Threadripper 9000',
  'Core 10th gen',
  'Core 11th gen',
  'Core 12th gen',
  'Core 13th gen',
  'Core 14th gen',
  'Core Ultra 200S',
] as const
export const boardFormFactors = ['E-ATX', 'ATX', 'Micro-ATX', 'Mini-ITX'] as const
export const memoryTypes = ['DDR5', 'DDR4', 'DDR3', 'DDR2'] as const
export const memoryForms = ['DIMM', 'SO-DIMM'] as const
export const supplyForms = ['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX'] as const
export const radiatorSizes = [120, 140, 240, 280, 360, 420] as const
export const wifiStandards = ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'] as const
export const m2Sizes = ['2230', '2242', '2260', '2280', '22110'] as const
export const driveInterfaces = ['PCIe 5.0 x4', 'PCIe 4.0 x4', 'PCIe 3.0 x4', 'SATA'] as const
export const channels = ['2.0', '2.1', '5.1', '7.1'] as const
export const wiredOrWireless = ['USB', '2.4 GHz', 'Bluetooth'] as const
export const lightings = ['RGB', 'One colour', 'None'] as const

export const number = (label: string, unit: string, min: number, max: number) =>
  ({ input: 'number', label, unit, min, max }) as const
export const decimal = (label: string, unit: string, min: number, max: number) =>
  ({ ...number(label, unit, min, max), decimal: true }) as const
/** A whole number from 1. */
export const pieces = (label: string, max: number) =>
  ({ input: 'number', label, min: 1, max }) as const
export const mm = (label: string, min: number, max: number) => decimal(label, 'mm', min, max)
export const watts = (label: string, min: number, max: number) => number(label, 'W', min, max)
export const flag = (label: string) => ({ input: 'flag', label }) as const
export const text = (label: string) => ({ input: 'text', label }) as const
/** An https URL, which is shown as a link. */
export const url = (label: string) => ({ ...text(label), isUrl: true }) as const

type Option = string | number
export const choice = <const O extends Option>(label: string, options: readonly O[]) =>
  ({ input: 'choice', label, options }) as const
export const choices = <const O extends Option>(label: string, options: readonly O[]) =>
  ({ input: 'choices', label, options }) as const
/** The number of each part; `parts` has their labels. */
export const counts = <Parts extends Record<string, string>>(label: string, parts: Parts) =>
  ({ input: 'counts', label, parts }) as const
/** A list of rows; `row` names one, as in "Add slot". */
export const rows = <Fields extends Record<string, SimpleField>>(
  label: string,
  row: string,
  fields: Fields,
) => ({ input: 'rows', label, row, fields }) as const
/** A filter of the catalog, and a text on its cards. */
export const shown = <const Field extends SpecificationField>(field: Field, chip = '{}') =>
  ({ ...field, facet: true, chip }) as const
/** What staff know better than the table of figures. */
export const performance = {
  gamesPercent: decimal('Own figure for games', '%', 0.1, 1000),
  workPercent: decimal('Own figure for work', '%', 0.1, 1000),
} as const
