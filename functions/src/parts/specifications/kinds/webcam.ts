import * as spec from './kind.ts'

export const webcam = spec.kind('Webcam', {
  resolution: spec.shown(
    spec.choice('Resolution', ['1280 × 720', '1920 × 1080', '2560 × 1440', '3840 × 2160']),
  ),
  framesPerSecond: spec.shown(spec.number('Frame rate', 'fps', 10, 240)),
  fieldOfViewDegrees: spec.number('Field of view', '°', 20, 200),
  focus: { ...spec.choice('Focus', ['Automatic', 'Fixed']), facet: true },
  microphones: spec.pieces('Microphones', 8),
  privacyShutter: spec.shown(spec.flag('Privacy shutter'), 'Privacy shutter'),
  connection: { ...spec.choice('Connection', ['USB-A', 'USB-C']), facet: true },
})
