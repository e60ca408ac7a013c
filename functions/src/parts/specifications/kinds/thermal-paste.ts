import * as spec from './kind.ts'

export const thermalPaste = spec.kind('Thermal paste', {
  form: spec.shown(spec.choice('Form', ['Paste', 'Liquid metal', 'Pad'])),
  grams: spec.shown(spec.decimal('Amount', 'g', 0.1, 2000)),
  wattsPerMeterKelvin: spec.decimal('Thermal conductivity', 'W/(m·K)', 0.1, 500),
})
