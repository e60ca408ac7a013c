import * as spec from './kind.ts'

export const microphone = spec.kind('Microphone', {
  connections: spec.shown(spec.choices('Connection', ['USB-C', 'USB-A', 'XLR', '3.5 mm'])),
  patterns: spec.shown(
    spec.choices('Polar pattern', ['Cardioid', 'Omnidirectional', 'Bidirectional']),
  ),
  features: {
    ...spec.choices('Features', ['Mute button', 'Gain control', 'RGB lighting']),
    facet: true,
  },
})
