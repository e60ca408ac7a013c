import * as spec from './kind.ts'

export const networkCard = spec.kind('Network card', {
  speedGbps: spec.shown(spec.decimal('Speed', 'Gbit/s', 0.01, 800)),
  ports: { ...spec.pieces('Ports', 16), facet: true },
  interface: spec.shown(spec.choice('Interface', ['PCIe x1', 'PCIe x4', 'PCIe x8', 'USB', 'PCI'])),
  lowProfile: { ...spec.flag('Low profile'), facet: true },
})
