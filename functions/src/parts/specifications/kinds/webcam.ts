import * as spec from './kind.ts'

export const webcam = spec.kind('Webcam', {
  resolution: {
    ...spec.choice('Resolution', ['1280 × 720', '1920 × 1080', '2560 × 1440', '3840 × 2160']),
    facet: true,
    chip: '{}',
  },
  framesPerSecond: { ...spec.number('Frame rate', 'fps', 10, 240), facet: true, chip: '{}' },
  fieldOfViewDegrees: spec.number('Field of view', '°', 20, 200),
  focus: { ...spec.choice('Focus', ['Automatic', 'Fixed']), facet: true },
  microphones: spec.pieces('Microphones', 8),
  privacyShutter: { ...spec.flag('Privacy shutter'), facet: true, chip: 'Privacy shutter' },
  connection: { ...spec.choice('Connection', ['USB-A', 'USB-C']), facet: true },
})
