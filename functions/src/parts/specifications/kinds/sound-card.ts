import * as spec from './kind.ts'

export const soundCard = spec.kind('Sound card', {
  channels: { ...spec.choice('Channels', spec.channels), facet: true, chip: '{} channels' },
  interface: { ...spec.choice('Interface', ['PCIe', 'PCI', 'USB']), facet: true, chip: '{}' },
  bits: spec.number('Resolution', 'bit', 8, 64),
  sampleRateKhz: { ...spec.decimal('Sample rate', 'kHz', 8, 1000), chip: '{}' },
})
