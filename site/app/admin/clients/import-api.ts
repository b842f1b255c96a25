import {
  checkClientImport,
  importClients,
  listClientImports,
  stopClientImport,
} from '@anupalan/server/contract/clients/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the import of clients. */
export const importApi = apiOf({ checkClientImport, importClients, listClientImports, stopClientImport })
