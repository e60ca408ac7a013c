import {
  choice,
  choices,
  decimal,
  flag,
  type Kind,
  memoryForms,
  memoryTypes,
  mm,
  number,
  pieces,
} from './kind.ts'

export const memory = {
  label: 'Memory',
  fields: {
    memoryType: { ...choice('Memory type', memoryTypes), facet: true, chip: '{}' },
    form: { ...choice('Form', memoryForms), facet: true },
    registered: flag('Registered'),
    capacityGb: { ...number('Capacity', 'GB', 1, 2048), facet: true, chip: '{}' },
    modules: { ...pieces('Modules', 16), facet: true },
    gbPerModule: number('Capacity of a module', 'GB', 1, 512),
    speedMts: { ...number('Speed', 'MT/s', 1600, 20_000), facet: true, chip: '{}' },
    casLatency: pieces('CAS latency', 100),
    volts: decimal('Voltage', 'V', 0.8, 2),
    profiles: { ...choices('Profiles', ['EXPO', 'XMP']), facet: true },
    heightMm: mm('Height', 15, 100),
  },
} as const satisfies Kind
