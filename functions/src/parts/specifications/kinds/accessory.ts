import * as spec from './kind.ts'

export const accessory = spec.kind('Accessory', {
  category: {
    ...spec.choice('Category', [
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
  colour: { ...spec.choice('Colour', ['Black', 'White', 'Grey']), facet: true, chip: '{}' },
})
