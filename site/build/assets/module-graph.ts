/** The part of Rolldown's `ModuleInfo` that is used here. */
interface Module {
  readonly importers: readonly string[]
  readonly dynamicImporters?: readonly string[]
}

export interface ModuleGraph {
  getModuleInfo: (id: string) => Module | null
}
