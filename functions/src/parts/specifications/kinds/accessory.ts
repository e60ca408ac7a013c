import * as spec from './kind.ts'

export const accessory = spec.kind('Accessory', {
  category: {
    ...spec.choice('Kind of accessory', [
      'Chair',
      'Desk',
      'Mousepad',
      'Capture card',
      'Stand',
      'VR headset',
    ]),
    facet: true,
    chip: '{}',
  },
  finish: { ...spec.choice('Finish', ['Black', 'White', 'Grey']), facet: true, chip: '{}' },
})
