import {
  choice,
  choices,
  decimal,
  flag,
  type Kind,
  memoryTypes,
  number,
  pieces,
  processorFamilies,
  sockets,
  watts,
} from './kind.ts'

export const processor = {
  label: 'Processor',
  fields: {
    socket: { ...choice('Socket', sockets), facet: true, chip: '{}' },
    family: { ...choice('Family', processorFamilies), facet: true },
    cores: { ...pieces('Cores', 256), facet: true, chip: '{} cores' },
    threads: pieces('Threads', 512),
    baseGhz: decimal('Base clock', 'GHz', 0.5, 10),
    boostGhz: { ...decimal('Boost clock', 'GHz', 0.5, 10), chip: '{}' },
    l3CacheMb: number('Level 3 cache', 'MB', 1, 2000),
    tdpWatts: watts('Base power', 5, 1000),
    maxWatts: watts('Maximum power', 5, 2000),
    memoryTypes: { ...choices('Memory', memoryTypes), facet: true },
    maxMemoryGb: number('Maximum memory', 'GB', 4, 8192),
    integratedGraphics: { ...flag('Integrated graphics'), facet: true },
    coolerIncluded: { ...flag('Cooler included'), facet: true },
  },
} as const satisfies Kind
