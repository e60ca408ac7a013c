import * as spec from './kind.ts'

export const headset = spec.kind('Headset', {
  design: spec.shown(spec.choice('Design', ['Closed', 'Open'])),
  connections: spec.shown(spec.choices('Connection', ['3.5 mm', ...spec.wiredOrWireless])),
  driverMm: spec.mm('Drivers', 5, 120),
  impedanceOhms: spec.number('Impedance', 'Ω', 4, 1000),
  microphone: spec.shown(
    spec.choice('Microphone', ['Detachable', 'Fixed', 'None']),
    '{} microphone',
  ),
  weightGrams: spec.decimal('Weight', 'g', 3, 1000),
  batteryHours: spec.number('Battery life', 'h', 1, 1000),
})
