import {
  boardFormFactors,
  flag,
  type Kind,
  mm,
  pieces,
  radiatorSizes,
  supplyForms,
} from './kind.ts'

export const computerCase = {
  label: 'Case',
  fields: {
    form: {
      input: 'choice',
      label: 'Form',
      options: ['Full tower', 'Mid tower', 'Mini tower', 'Small form factor', 'Desktop'],
      facet: true,
      chip: '{}',
    },
    boards: {
      input: 'choices',
      label: 'Motherboards',
      options: boardFormFactors,
      facet: true,
    },
    gpuMaxMm: { ...mm('Graphics card up to', 100, 600), chip: 'cards to {}' },
    slots: pieces('Expansion slots', 12),
    lowProfileOnly: flag('Low-profile cards only'),
    coolerMaxMm: { ...mm('Cooler up to', 20, 300), chip: 'coolers to {}' },
    radiatorMounts: {
      input: 'rows',
      label: 'Radiator mounts',
      row: 'mount',
      fields: {
        where: {
          input: 'choice',
          label: 'Place',
          options: ['Front', 'Top', 'Side', 'Bottom', 'Rear'],
        },
        sizesMm: { input: 'choices', label: 'Sizes', unit: 'mm', options: radiatorSizes },
        maxThicknessMm: mm('Thickness with fans up to', 20, 200),
      },
    },
    psuForms: { input: 'choices', label: 'Power supplies', options: supplyForms, facet: true },
    psuMaxMm: mm('Power supply up to', 80, 400),
    bays: {
      input: 'counts',
      label: 'Drive bays',
      parts: { bay25: '2.5 inch', bay35: '3.5 inch', bay525: '5.25 inch' },
    },
    fansIncluded: pieces('Fans included', 15),
    heightMm: mm('Height', 50, 1000),
    widthMm: mm('Width', 50, 1000),
    depthMm: mm('Depth', 50, 1000),
    volumeLitres: {
      input: 'number',
      label: 'Volume',
      unit: 'l',
      min: 1,
      max: 200,
      decimal: true,
    },
  },
} as const satisfies Kind
