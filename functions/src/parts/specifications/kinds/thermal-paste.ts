import * as spec from './kind.ts'

export const thermalPaste = spec.kind('Thermal paste', {
  form: { ...spec.choice('Form', ['Paste', 'Liquid metal', 'Pad']), facet: true, chip: '{}' },
  grams: { ...spec.decimal('Amount', 'g', 0.1, 2000), facet: true, chip: '{}' },
  wattsPerMeterKelvin: spec.decimal('Thermal conductivity', 'W/(m·K)', 0.1, 500),
})
