import * as spec from './kind.ts'

export const microphone = spec.kind('Microphone', {
  connections: {
    ...spec.choices('Connection', ['USB-C', 'USB-A', 'XLR', '3.5 mm']),
    facet: true,
    chip: '{}',
  },
  patterns: {
    ...spec.choices('Polar pattern', ['Cardioid', 'Omnidirectional', 'Bidirectional']),
    facet: true,
    chip: '{}',
  },
  features: {
    ...spec.choices('Features', ['Mute button', 'Gain control', 'RGB lighting']),
    facet: true,
  },
})
