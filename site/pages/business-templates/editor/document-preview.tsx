import { Fragment } from 'react'
import { cellText } from '../documents/cell-text.ts'
import type { Block, DocumentModel, PairGroup } from '../documents/model.ts'
import { documentWords } from '../documents/words.ts'
import * as css from './document-preview.css.ts'
import { DocumentTable } from './document-table.tsx'

/** Preview of a document on a sheet of paper. */
export function DocumentPreview({ model }: { model: DocumentModel }) {
  return (
    <div className={css.sheet}>
      {model.blocks.map((block, at) => (
        <PreviewBlock key={at} block={block} />
      ))}
    </div>
  )
}

/** Multi-line text. */
const lines = (text: string) =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

function PreviewBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'letterhead':
      return (
        <>
          <div className={css.letterhead}>
            <p className={block.name ? css.name : `${css.name} ${css.open}`}>
              {block.name ?? documentWords.nameless}
            </p>
            {block.lines.map((line) => (
              <p key={line} className={line.includes('___') ? css.blankLine : css.quiet}>
                {line}
              </p>
            ))}
          </div>
          <div className={css.titleRow}>
            <p className={css.title}>{block.title}</p>
            {block.note && <p className={css.quiet}>{block.note}</p>}
          </div>
        </>
      )
    case 'heading':
      return <p className={css.heading}>{block.text}</p>
    case 'text':
      return (
        <p className={{ plain: css.text, strong: css.strong, small: css.quiet }[block.look ?? 'plain']}>
          {lines(block.text)}
        </p>
      )
    case 'pairs':
      return <Pairs groups={block.groups} />
    case 'table':
      return <DocumentTable table={block} />
    case 'clauses':
      return (
        <ol role="list" className={css.clauses}>
          {block.clauses.map(({ heading, text }) => (
            <li key={text}>
              {heading && <strong>{heading}. </strong>}
              {lines(text)}
            </li>
          ))}
        </ol>
      )
    case 'signatures':
      return (
        <div className={css.signatures}>
          {block.signatures.map(({ above, under }) => (
            <div key={under} className={css.signature}>
              <p>{above}</p>
              <p className={css.under}>{under}</p>
            </div>
          ))}
        </div>
      )
  }
}

function Pairs({ groups }: { groups: readonly PairGroup[] }) {
  return (
    <div className={css.groups}>
      {groups.map(({ heading, pairs }, at) => (
        <div key={at} className={css.pairGroup}>
          {heading && <p className={css.groupHeading}>{heading}</p>}
          <dl className={css.pairs}>
            {pairs.map(({ label, value }) => {
              const text = cellText(value)
              return (
                <div key={label} className={css.pair}>
                  <dt className={css.quiet}>{label}</dt>
                  <dd className={text === '' ? css.toWrite : css.value}>{lines(text)}</dd>
                </div>
              )
            })}
          </dl>
        </div>
      ))}
    </div>
  )
}
