import * as spec from './kind.ts'

export const cooler = spec.kind('Cooler', {
  cooling: spec.shown(spec.choice('Cooling', ['Air', 'Liquid'])),
  sockets: { ...spec.choices('Sockets', spec.sockets), facet: true },
  heightMm: { ...spec.mm('Height', 15, 250), chip: '{} tall' },
  ramClearanceMm: spec.mm('Room for memory below', 10, 150),
  ratedWatts: spec.watts('Rated for', 20, 1000),
  processors: spec.rows('Made for processors', 'processor', {
    family: spec.choice('Family', spec.processorFamilies),
    model: spec.text('Only the model'),
  }),
  processorListUrl: spec.url('List of processors'),
  radiatorMm: {
    ...spec.choice('Radiator', spec.radiatorSizes),
    unit: 'mm',
    facet: true,
    chip: '{} radiator',
  },
  radiatorThicknessMm: spec.mm('Radiator thickness', 15, 120),
  fanThicknessMm: spec.mm('Fan thickness', 10, 50),
  fans: spec.pieces('Fans', 6),
  fanMm: spec.mm('Fan size', 40, 200),
  maxNoiseDb: spec.decimal('Noise up to', 'dB(A)', 5, 80),
})
