import type * as endpoints from '@anupalan/server/contract/service-images/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { serviceImageAuditActions } from './audit-actions.ts'
import { serviceImageFiles } from './image-files.ts'
import { imageSlots } from './image-slots.ts'
import { listServiceImages, removeServiceImage, saveServiceImage } from './manage-images.ts'
import { serviceImages as migration } from './migrations/0046-service-images.ts'
import { publicImages } from './public-images.ts'
export type * from './tables.ts'

export const serviceImages = defineFeature<Handlers<typeof endpoints>>({
  name: 'service-images',
  handlers: (context) => ({
    listServiceImages: () => listServiceImages(context),
    saveServiceImage: (call) => saveServiceImage(context, call),
    removeServiceImage: (call) => removeServiceImage(context, call),
  }),
  migrations: { '0046-service-images': migration },
  auditActions: serviceImageAuditActions,
  collections: [serviceImageFiles],
  slots: () => imageSlots,
  siteFiles: publicImages,
})
