import {
  listServiceImages,
  removeServiceImage,
  saveServiceImage,
} from '@anupalan/server/contract/service-images/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about the pictures of services. */
export const imagesApi = apiOf({ listServiceImages, removeServiceImage, saveServiceImage })
