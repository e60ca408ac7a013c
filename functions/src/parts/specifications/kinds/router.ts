import * as spec from './kind.ts'

export const router = spec.kind('Router', {
  wifi: spec.shown(spec.choice('Wi-Fi', spec.wifiStandards)),
  bands: spec.shown(spec.choices('Bands', ['2.4 GHz', '5 GHz', '6 GHz'])),
  maxMbps: { ...spec.number('Wi-Fi up to', 'Mbit/s', 100, 100_000), chip: '{}' },
  ports: spec.counts('Network ports', {
    gigabit: '1 Gbit/s',
    gigabit2_5: '2.5 Gbit/s',
    gigabit10: '10 Gbit/s',
  }),
  antennas: spec.pieces('External antennas', 16),
})
