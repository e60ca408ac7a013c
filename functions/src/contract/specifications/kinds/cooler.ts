import {
  choice,
  choices,
  decimal,
  type Kind,
  mm,
  pieces,
  processorFamilies,
  radiatorSizes,
  rows,
  sockets,
  text,
  url,
  watts,
} from './kind.ts'

export const cooler = {
  label: 'Cooler',
  fields: {
    cooling: { ...choice('Cooling', ['Air', 'Liquid']), facet: true, chip: '{}' },
    sockets: { ...choices('Sockets', sockets), facet: true },
    heightMm: { ...mm('Height', 15, 250), chip: '{} tall' },
    ramClearanceMm: mm('Room for memory below', 10, 150),
    ratedWatts: watts('Rated for', 20, 1000),
    processors: rows('Made for processors', 'processor', {
      family: choice('Family', processorFamilies),
      model: text('Only the model'),
    }),
    processorListUrl: url('List of processors'),
    radiatorMm: {
      ...choice('Radiator', radiatorSizes),
      unit: 'mm',
      facet: true,
      chip: '{} radiator',
    },
    radiatorThicknessMm: mm('Radiator thickness', 15, 120),
    fanThicknessMm: mm('Fan thickness', 10, 50),
    fans: pieces('Fans', 6),
    fanMm: mm('Fan size', 40, 200),
    maxNoiseDb: decimal('Noise up to', 'dB(A)', 5, 80),
  },
} as const satisfies Kind
