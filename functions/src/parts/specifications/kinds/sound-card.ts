import * as spec from './kind.ts'

export const soundCard = spec.kind('Sound card', {
  channels: spec.shown(spec.choice('Channels', spec.channels), '{} channels'),
  interface: spec.shown(spec.choice('Interface', ['PCIe', 'PCI', 'USB'])),
  bits: spec.number('Resolution', 'bit', 8, 64),
  sampleRateKhz: { ...spec.decimal('Sample rate', 'kHz', 8, 1000), chip: '{}' },
  lowProfile: { ...spec.flag('Low profile'), facet: true },
})
