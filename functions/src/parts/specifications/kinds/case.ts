import * as spec from './kind.ts'

export const computerCase = spec.kind('Case', {
  form: spec.shown(
    spec.choice('Form', ['Full tower', 'Mid tower', 'Mini tower', 'Small form factor', 'Desktop']),
  ),
  boards: { ...spec.choices('Motherboards', spec.boardFormFactors), facet: true },
  gpuMaxMm: { ...spec.mm('Graphics card up to', 100, 1000), chip: 'cards to {}' },
  slots: spec.pieces('Expansion slots', 20),
  lowProfileOnly: spec.flag('Low-profile cards only'),
  coolerMaxMm: { ...spec.mm('Cooler up to', 20, 300), chip: 'coolers to {}' },
  radiatorMounts: spec.rows('Radiator mounts', 'mount', {
    where: spec.choice('Place', ['Front', 'Top', 'Side', 'Bottom', 'Rear']),
    sizesMm: { ...spec.choices('Sizes', spec.radiatorSizes), unit: 'mm' },
    maxThicknessMm: spec.mm('Thickness with fans up to', 20, 200),
  }),
  psuForms: { ...spec.choices('Power supplies', spec.supplyForms), facet: true },
  psuMaxMm: spec.mm('Power supply up to', 80, 400),
  bays: spec.counts('Drive bays', { bay25: '2.5 inch', bay35: '3.5 inch', bay525: '5.25 inch' }),
  fansIncluded: spec.pieces('Fans included', 15),
  heightMm: spec.mm('Height', 50, 1000),
  widthMm: spec.mm('Width', 50, 1000),
  depthMm: spec.mm('Depth', 50, 1000),
  volumeLitres: spec.decimal('Volume', 'l', 1, 200),
})
