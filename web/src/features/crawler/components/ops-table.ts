// Styles of the operators' table: a table when wide, one short block a source on a phone.
import styled from 'styled-components';
import { color, shape, space, text } from '@web/ui/tokens';

/* Below this a table of six columns has no room for whole words. */
const PHONE = '@container page (max-width: 55.99rem)';
const LARGEST = '@container page (max-width: 18rem)';

export const OpsTable = styled.table`
  width: 100%;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  border-collapse: separate;
  border-spacing: 0;
  overflow: clip;
  font-size: ${text[6]};
  line-height: 1.4;
  /* Nothing to press on paper. */
  @media print {
    th:last-child:not([scope='row']),
    [data-cell='action'] {
      display: none;
    }
  }
  ${PHONE} {
    &,
    & > tbody {
      display: block;
    }
  }
`;

export const OpsHead = styled.thead`
  th {
    padding: ${space[2]} ${space[3]};
    text-align: start;
    background: ${color.sunken};
    border-block-end: 1px solid ${color.line};
    /* Breaks between two words, not inside one. */
    overflow-wrap: normal;
  }
  ${PHONE} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** `$isTall`: what is under the name takes the whole width on a phone (a failure, a bar). */
export const OpsLine = styled.tr<{ $isTall: boolean }>`
  & > * {
    padding: ${space[2]} ${space[3]};
    text-align: start;
    vertical-align: middle;
    border-block-end: 1px solid ${color.line};
  }
  &:last-child > * {
    border-block-end: 0;
  }
  @container page (min-width: 56rem) {
    & > th {
      width: 13rem;
    }
    & > [data-cell='action'] button {
      white-space: nowrap;
    }
  }
  ${PHONE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem ${space[3]};
    align-items: center;
    padding: 0.625rem 0.875rem;
    border-block-end: 1px solid ${color.line};
    &:last-child {
      border-block-end: 0;
    }
    & > * {
      padding: 0;
      border: 0;
    }
    & > th {
      grid-row: 1;
      grid-column: ${({ $isTall }) => ($isTall ? '1 / -1' : '1')};
      /* The state is next to the name. */
      padding-inline-end: ${({ $isTall }) => ($isTall ? '6.5rem' : '0')};
    }
    & > [data-cell='state'] {
      grid-area: 1 / 2;
      justify-self: end;
      align-self: start;
      padding-block-start: 0.625rem;
    }
    & > [data-cell='last'] {
      grid-row: 2;
      grid-column: ${({ $isTall }) => ($isTall ? '1 / -1' : '1')};
      color: ${color.inkSoft};
    }
    & > [data-cell='action'] {
      grid-row: ${({ $isTall }) => ($isTall ? 3 : 2)};
      grid-column: 2;
      justify-self: end;
      /* Next to what is under the name. */
      margin-block-start: ${({ $isTall }) => ($isTall ? '0' : '-1.25rem')};
    }
    & > [data-cell='records'],
    & > [data-cell='next'] {
      display: none;
    }
  }
  /* The largest text: nothing is next to anything. */
  ${LARGEST} {
    grid-template-columns: minmax(0, 1fr);
    & > th,
    & > td[data-cell] {
      grid-area: auto;
      justify-self: start;
      margin-block-start: 0;
      padding-block-start: 0;
    }
    & > th {
      padding-inline-end: 0;
      overflow-wrap: break-word;
    }
  }
`;

/** The name opens what there is to know about the source. */
export const NameButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.teal700};
  font-size: ${text[5]};
  font-weight: 700;
  line-height: 1.35;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** What the hidden columns say, next to the name on a phone. */
export const Under = styled.small`
  display: block;
  font-size: ${text[6]};
  font-weight: 400;
  color: ${color.inkSoft};
`;

export const Wide = styled.span`
  @container page (max-width: 55.99rem) {
    display: none;
  }
`;
export const OnPhone = styled.span`
  @container page (min-width: 56rem) {
    display: none;
  }
`;

export const FailureLine = styled.p`
  color: ${color.danger};
`;
