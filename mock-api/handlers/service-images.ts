import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/service-images/endpoints'
import { imageSizeOf } from '@anupalan/server/contract/service-images/image-size'
import {
  kindOfImage,
  problemOfSize,
  serviceImageMessages as messages,
} from '@anupalan/server/contract/service-images/rules'
import type { ServiceImageProblem } from '@anupalan/server/contract/service-images/rules'
import type { ServiceImage } from '@anupalan/server/contract/service-images/schema'
import type { MockFeature } from '../mock-feature.ts'

export interface ServiceImagesState {
  readonly serviceImages: Map<string, ServiceImage>
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The checks of the server, but those that need the picture decoded. */
function problemOf(bytes: Uint8Array): ServiceImageProblem | undefined {
  if (kindOfImage(bytes) === undefined) return 'wrongKind'
  const size = imageSizeOf(bytes)
  return size ? problemOfSize(...size) : 'damaged'
}

const refuseImage = (problem: ServiceImageProblem) =>
  refuse('invalid', { fields: { image: messages[problem] } })

/** What is sent is displayed as it is. */
export const serviceImagesMock = {
  state: (): ServiceImagesState => ({ serviceImages: new Map() }),
  handlers: ({ pages, state: { serviceImages } }) => ({
    listServiceImages: () =>
      respond(200, {
        images: [...serviceImages.values()].toSorted((one, other) => (one.service < other.service ? -1 : 1)),
      }),

    saveServiceImage({ params: { service }, body: { alt, image, version } }) {
      // Without a list of pages, as in stories, each service has one.
      if (pages.size > 0 && !pages.has(`/services/${service}`)) return refuse('notFound')
      const stored = serviceImages.get(service)
      if ((stored?.version ?? 0) !== version) return refuse('changedMeanwhile')
      if (image === '' && !stored) return refuseImage('missing')
      const bytes = image === '' ? undefined : bytesOf(image)
      const problem = bytes && problemOf(bytes)
      if (problem) return refuseImage(problem)
      const saved: ServiceImage = {
        service,
        alt,
        url: bytes ? `data:image/${kindOfImage(bytes)};base64,${image}` : stored!.url,
        width: 960,
        height: 720,
        bytes: bytes ? bytes.length : stored!.bytes,
        version: version + 1,
      }
      serviceImages.set(service, saved)
      return respond(200, saved)
    },

    removeServiceImage: ({ params: { service } }) =>
      serviceImages.delete(service) ? respond(204, undefined) : refuse('notFound'),
  }),
} satisfies MockFeature<typeof endpoints, ServiceImagesState>
