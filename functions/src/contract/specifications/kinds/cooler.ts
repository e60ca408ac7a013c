import {
  type Kind,
  mm,
  pieces,
  processorFamilies,
  radiatorSizes,
  sockets,
  text,
  watts,
} from './kind.ts'

export const cooler = {
  label: 'Cooler',
  fields: {
    cooling: {
      input: 'choice',
      label: 'Cooling',
      options: ['Air', 'Liquid'],
      facet: true,
      chip: '{}',
    },
    sockets: { input: 'choices', label: 'Sockets', options: sockets, facet: true },
    heightMm: { ...mm('Height', 15, 250), chip: '{} tall' },
    ramClearanceMm: mm('Room for memory below', 10, 150),
    ratedWatts: watts('Rated for', 20, 1000),
    processors: {
      input: 'rows',
      label: 'Made for processors',
      row: 'processor',
      fields: {
        family: { input: 'choice', label: 'Family', options: processorFamilies },
        model: text('Only the model'),
      },
    },
    processorListUrl: { input: 'text', label: 'List of processors', isUrl: true },
    radiatorMm: {
      input: 'choice',
      label: 'Radiator',
      unit: 'mm',
      options: radiatorSizes,
      facet: true,
      chip: '{} radiator',
    },
    radiatorThicknessMm: mm('Radiator thickness', 15, 120),
    fanThicknessMm: mm('Fan thickness', 10, 50),
    fans: pieces('Fans', 6),
    fanMm: mm('Fan size', 40, 200),
    maxNoiseDb: {
      input: 'number',
      label: 'Noise up to',
      unit: 'dB(A)',
      min: 5,
      max: 80,
      decimal: true,
    },
  },
} as const satisfies Kind
