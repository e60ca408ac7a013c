import { flag, type Kind, memoryTypes, pieces, processorFamilies, sockets, watts } from './kind.ts'

export const processor = {
  label: 'Processor',
  fields: {
    socket: { input: 'choice', label: 'Socket', options: sockets, facet: true, chip: '{}' },
    family: { input: 'choice', label: 'Family', options: processorFamilies, facet: true },
    cores: { ...pieces('Cores', 256), facet: true, chip: '{} cores' },
    threads: pieces('Threads', 512),
    baseGhz: {
      input: 'number',
      label: 'Base clock',
      unit: 'GHz',
      min: 0.5,
      max: 10,
      decimal: true,
    },
    boostGhz: {
      input: 'number',
      label: 'Boost clock',
      unit: 'GHz',
      min: 0.5,
      max: 10,
      decimal: true,
      chip: '{}',
    },
    l3CacheMb: { input: 'number', label: 'Level 3 cache', unit: 'MB', min: 1, max: 2000 },
    tdpWatts: watts('Base power', 5, 1000),
    maxWatts: watts('Maximum power', 5, 2000),
    memoryTypes: { input: 'choices', label: 'Memory', options: memoryTypes, facet: true },
    maxMemoryGb: { input: 'number', label: 'Maximum memory', unit: 'GB', min: 4, max: 8192 },
    integratedGraphics: { ...flag('Integrated graphics'), facet: true },
    coolerIncluded: { ...flag('Cooler included'), facet: true },
  },
} as const satisfies Kind
