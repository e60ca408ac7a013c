import { addImage, deleteImage, readImage } from '../../contract/image.ts'
import { deleted, type Route, route } from '../../platform/http/route.ts'
import type { ImageStore } from './image-store.ts'

export function imageRoutes(images: ImageStore): Route[] {
  return [
    route(addImage, async ({ body, caller }) => {
      const id = await images.add(body.image, caller)
      return { success: true as const, data: { url: `/api/images/${id}` } }
    }),
    route(readImage, ({ params }) => images.read(params.id)),
    route(deleteImage, ({ params, caller }) => images.remove(params.id, caller).then(deleted)),
  ]
}
