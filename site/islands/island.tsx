/** Marks the parts of a document that answer: the build renders them, `hydrate.ts` gives them their code. */
import { Component, createContext, use, useId, type ComponentType, type ReactNode } from 'react'
import type { Trigger } from './triggers.ts'
import { islandWords as words } from './words.ts'

/** What an island's component may be given: what JSON can say, since it travels in an attribute. */
export type IslandProps = Readonly<Record<string, unknown>>

/** An island as the build renders it. */
export interface RenderedIsland {
  when: Trigger
  /** The default export of a `*.island.tsx`. */
  component: ComponentType<never>
  props: IslandProps
  /** Of the ids in it: unique in the document. */
  identifierPrefix: string
}

/** How islands become part of a document. There is none where they are rendered in place: in stories, in the application. */
export interface IslandRenderer {
  /** Takes one on, and returns the attributes of its element and what stands for its HTML until it is rendered. */
  add: (island: RenderedIsland) => { attributes: Readonly<Record<string, string>>; placeholder: string }
}

export const IslandRendererContext = createContext<IslandRenderer | null>(null)

export interface IslandOptions {
  /** When its code comes, if it was not pressed before. */
  when: Trigger
  /** Of its element, for code that hydrates it by name. */
  id?: string
  /** Of its element, a block like any other. */
  className?: string
}

type IslandElementProps<Props> = IslandOptions & { of: ComponentType<Props> } & Omit<
    Props,
    keyof IslandOptions | 'of'
  >

/**
 * A component that answers, in a document that does not: rendered by the build, hydrated as a React root of its own.
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
          <InPlace {...throughJson(props)} />
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

/** What the component will have in a browser. Says so where a prop would get lost on the way. */
export function throughJson<Props extends object>(props: Props): Props {
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(`The prop "${name}" of an island is a ${typeof value}, which JSON cannot say.`)
  return JSON.parse(JSON.stringify(props)) as Props
}

/** An island that fails takes nothing else with it, and says what to do. */
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
