import * as spec from './kind.ts'

export const mouse = spec.kind('Mouse', {
  connections: spec.shown(spec.choices('Connection', spec.wiredOrWireless)),
  hand: { ...spec.choice('Hand', ['Right', 'Left', 'Either']), facet: true },
  maxDpi: { ...spec.number('Resolution up to', 'DPI', 200, 100_000), chip: '{}' },
  sensor: spec.text('Sensor'),
  buttons: spec.pieces('Buttons', 30),
  pollingHz: spec.number('Polling rate', 'Hz', 60, 16_000),
  weightGrams: { ...spec.decimal('Weight', 'g', 20, 500), chip: '{}' },
  batteryHours: spec.number('Battery life', 'h', 1, 5000),
})
