import * as spec from './kind.ts'

export const networkCard = spec.kind('Network card', {
  speedGbps: { ...spec.decimal('Speed', 'Gbit/s', 0.01, 800), facet: true, chip: '{}' },
  ports: { ...spec.pieces('Ports', 16), facet: true },
  interface: {
    ...spec.choice('Interface', ['PCIe x1', 'PCIe x4', 'PCIe x8', 'USB', 'PCI']),
    facet: true,
    chip: '{}',
  },
})
