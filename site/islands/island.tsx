/** Marks the interactive parts of a document: the build renders them, `hydrate.ts` hydrates them. */
import { Component, createContext, use, useId, type ComponentType, type ReactNode } from 'react'
import type { Trigger } from './triggers.ts'
import { islandWords as words } from './words.ts'

/** Props of an island's component: JSON, because they are passed in an attribute. */
export type IslandProps = Readonly<Record<string, unknown>>

/** An island that the build renders. */
export interface RenderedIsland {
  when: Trigger
  /** The default export of a `*.island.tsx`. */
  component: ComponentType<never>
  props: IslandProps
  /** Prefix of its `useId` ids, unique in the document. */
  identifierPrefix: string
}

/** Collects the islands of a document. Without one (stories, the application) islands render in place. */
export interface IslandRenderer {
  /** Registers an island and returns its element's attributes and a placeholder for its HTML. */
  add: (island: RenderedIsland) => { attributes: Readonly<Record<string, string>>; placeholder: string }
}

export const IslandRendererContext = createContext<IslandRenderer | null>(null)

export interface IslandOptions {
  /** When it is hydrated, unless there is an interaction before. */
  when: Trigger
  /** Id of its element, for `hydrateById`. */
  id?: string
  /** Class of its element, a `div`. */
  className?: string
}

type IslandElementProps<Props> = IslandOptions & { of: ComponentType<Props> } & Omit<
    Props,
    keyof IslandOptions | 'of'
  >

/**
 * An interactive component in a static document: prerendered by the build, hydrated as a separate React root.
 *
 * @example
 * <Island of={EnquiryForm} when="visible" services={names} />
 */
export function Island<Props extends object>({
  of: component,
  when,
  id,
  className,
  ...props
}: IslandElementProps<Props>) {
  const renderer = use(IslandRendererContext)
  const identifierPrefix = useId().replaceAll(/\W/g, '')
  if (!renderer) {
    const InPlace = component as ComponentType<Record<string, unknown>>
    return (
      <div id={id} className={className}>
        <IslandBoundary>
          <InPlace {...jsonRoundTrip(props)} />
        </IslandBoundary>
      </div>
    )
  }
  const { attributes, placeholder } = renderer.add({
    when,
    component: component as ComponentType<never>,
    props,
    identifierPrefix,
  })
  return (
    <div
      id={id}
      className={className}
      data-when={when}
      {...attributes}
      dangerouslySetInnerHTML={{ __html: placeholder }}
    />
  )
}

/** The props as the component gets them in a browser. Throws if JSON would drop one. */
export function jsonRoundTrip<Props extends object>(props: Props): Props {
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(`The prop "${name}" of an island is a ${typeof value}, which is not serializable.`)
  return JSON.parse(JSON.stringify(props)) as Props
}

/** Error boundary of an island: the rest of the document keeps working. */
export class IslandBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert">
        {words.failed}{' '}
        <button type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </p>
    )
  }
}
