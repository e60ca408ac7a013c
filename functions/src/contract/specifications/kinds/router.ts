import { type Kind, pieces, wifiStandards } from './kind.ts'

export const router = {
  label: 'Router',
  fields: {
    wifi: { input: 'choice', label: 'Wi-Fi', options: wifiStandards, facet: true, chip: '{}' },
    bands: {
      input: 'choices',
      label: 'Bands',
      options: ['2.4 GHz', '5 GHz', '6 GHz'],
      facet: true,
      chip: '{}',
    },
    maxMbps: {
      input: 'number',
      label: 'Wi-Fi up to',
      unit: 'Mbit/s',
      min: 100,
      max: 100_000,
      chip: '{}',
    },
    ports: {
      input: 'counts',
      label: 'Network ports',
      parts: { gigabit: '1 Gbit/s', gigabit2_5: '2.5 Gbit/s', gigabit10: '10 Gbit/s' },
    },
    antennas: pieces('External antennas', 16),
  },
} as const satisfies Kind
