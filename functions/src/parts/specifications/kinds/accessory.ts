import * as spec from './kind.ts'

export const accessory = spec.kind('Accessory', {
  category: spec.shown(
    spec.choice('Kind of accessory', [
      'Chair',
      'Desk',
      'Mousepad',
      'Capture card',
      'Stand',
      'VR headset',
    ]),
  ),
  finish: spec.shown(spec.choice('Finish', ['Black', 'White', 'Grey'])),
})
