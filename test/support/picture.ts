/** One green pixel, as a file for an upload field. */
export const picture = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPgyvYGAAFDAMGng13VAAAAAElFTkSuQmCC',
    'base64',
  ),
}
