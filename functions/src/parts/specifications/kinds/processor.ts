import * as spec from './kind.ts'

export const processor = spec.kind('Processor', {
  socket: spec.shown(spec.choice('Socket', spec.sockets)),
  family: { ...spec.choice('Family', spec.processorFamilies), facet: true },
  cores: spec.shown(spec.pieces('Cores', 256), '{} cores'),
  threads: spec.pieces('Threads', 512),
  baseGhz: spec.decimal('Base clock', 'GHz', 0.5, 10),
  boostGhz: { ...spec.decimal('Boost clock', 'GHz', 0.5, 10), chip: '{}' },
  l3CacheMb: spec.decimal('Level 3 cache', 'MB', 1, 2000),
  tdpWatts: spec.watts('Base power', 5, 1000),
  maxWatts: spec.watts('Maximum power', 5, 2000),
  memoryTypes: { ...spec.choices('Memory', spec.memoryTypes), facet: true },
  maxMemoryGb: spec.number('Maximum memory', 'GB', 1, 8192),
  integratedGraphics: { ...spec.flag('Integrated graphics'), facet: true },
  coolerIncluded: { ...spec.flag('Cooler included'), facet: true },
  ...spec.performance,
})
