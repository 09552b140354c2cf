import { cloneElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface RichTextProps {
  /** A translated sentence with marked parts: "<b>12월 7일</b>까지". Marks do not nest. */
  text: string;
  /** The element of each mark. */
  tags: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** Marked parts of a translation as elements. react-i18next's Trans does it with an HTML parser four times the size. */
export function RichText({ text, tags }: RichTextProps) {
  const elements = new Map(Object.entries(tags));
  const parts: ReactNode[] = [];
  let end = 0;
  for (const mark of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, name = '', inner = ''] = mark;
    const tag = elements.get(name);
    parts.push(text.slice(end, mark.index), tag ? cloneElement(tag, undefined, inner) : inner);
    end = mark.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
