import {
  boardFormFactors,
  choice,
  choices,
  counts,
  decimal,
  flag,
  type Kind,
  mm,
  pieces,
  radiatorSizes,
  rows,
  supplyForms,
} from './kind.ts'

export const computerCase = {
  label: 'Case',
  fields: {
    form: {
      ...choice('Form', ['Full tower', 'Mid tower', 'Mini tower', 'Small form factor', 'Desktop']),
      facet: true,
      chip: '{}',
    },
    boards: { ...choices('Motherboards', boardFormFactors), facet: true },
    gpuMaxMm: { ...mm('Graphics card up to', 100, 600), chip: 'cards to {}' },
    slots: pieces('Expansion slots', 12),
    lowProfileOnly: flag('Low-profile cards only'),
    coolerMaxMm: { ...mm('Cooler up to', 20, 300), chip: 'coolers to {}' },
    radiatorMounts: rows('Radiator mounts', 'mount', {
      where: choice('Place', ['Front', 'Top', 'Side', 'Bottom', 'Rear']),
      sizesMm: { ...choices('Sizes', radiatorSizes), unit: 'mm' },
      maxThicknessMm: mm('Thickness with fans up to', 20, 200),
    }),
    psuForms: { ...choices('Power supplies', supplyForms), facet: true },
    psuMaxMm: mm('Power supply up to', 80, 400),
    bays: counts('Drive bays', { bay25: '2.5 inch', bay35: '3.5 inch', bay525: '5.25 inch' }),
    fansIncluded: pieces('Fans included', 15),
    heightMm: mm('Height', 50, 1000),
    widthMm: mm('Width', 50, 1000),
    depthMm: mm('Depth', 50, 1000),
    volumeLitres: decimal('Volume', 'l', 1, 200),
  },
} as const satisfies Kind
