import * as spec from './kind.ts'

export const accessory = spec.kind('Accessory', {
  category: {
    ...spec.choice('Category', [
      ...['Chair', 'Desk', 'Controller', 'Mousepad', 'Capture card', 'Lighting', 'Stand'],
      ...['VR headset', 'Cable', 'Adapter'],
    ]),
    facet: true,
    chip: '{}',
  },
  colour: { ...spec.choice('Colour', ['Black', 'White', 'Grey']), facet: true, chip: '{}' },
})
