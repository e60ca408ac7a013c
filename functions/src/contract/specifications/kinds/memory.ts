import { flag, type Kind, memoryForms, memoryTypes, mm, pieces } from './kind.ts'

export const memory = {
  label: 'Memory',
  fields: {
    memoryType: {
      input: 'choice',
      label: 'Memory type',
      options: memoryTypes,
      facet: true,
      chip: '{}',
    },
    form: { input: 'choice', label: 'Form', options: memoryForms, facet: true },
    registered: flag('Registered'),
    capacityGb: {
      input: 'number',
      label: 'Capacity',
      unit: 'GB',
      min: 1,
      max: 2048,
      facet: true,
      chip: '{}',
    },
    modules: { ...pieces('Modules', 16), facet: true },
    gbPerModule: { input: 'number', label: 'Capacity of a module', unit: 'GB', min: 1, max: 512 },
    speedMts: {
      input: 'number',
      label: 'Speed',
      unit: 'MT/s',
      min: 1600,
      max: 20_000,
      facet: true,
      chip: '{}',
    },
    casLatency: pieces('CAS latency', 100),
    volts: { input: 'number', label: 'Voltage', unit: 'V', min: 0.8, max: 2, decimal: true },
    profiles: { input: 'choices', label: 'Profiles', options: ['EXPO', 'XMP'], facet: true },
    heightMm: mm('Height', 15, 100),
  },
} as const satisfies Kind
