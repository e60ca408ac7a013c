import { choice, choices, counts, type Kind, number, pieces, wifiStandards } from './kind.ts'

export const router = {
  label: 'Router',
  fields: {
    wifi: { ...choice('Wi-Fi', wifiStandards), facet: true, chip: '{}' },
    bands: { ...choices('Bands', ['2.4 GHz', '5 GHz', '6 GHz']), facet: true, chip: '{}' },
    maxMbps: { ...number('Wi-Fi up to', 'Mbit/s', 100, 100_000), chip: '{}' },
    ports: counts('Network ports', {
      gigabit: '1 Gbit/s',
      gigabit2_5: '2.5 Gbit/s',
      gigabit10: '10 Gbit/s',
    }),
    antennas: pieces('External antennas', 16),
  },
} as const satisfies Kind
