import { ExternalLink } from 'lucide-react';
import { hostOf } from '@web/base/formats/host';
import { Icon } from '@web/ui/icon';
import { LinkCard, LinkCardGo } from '@web/ui/card';
import { NewTabNote } from '@web/ui/new-tab-note';

/** An official site: its name is the link, its address is printed. */
export function SiteCard({ name, about, href }: { name: string; about: string; href: string }) {
  return (
    <LinkCard as="article">
      <h3>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {name}
          <NewTabNote />
        </a>
      </h3>
      <p>{about}</p>
      <LinkCardGo aria-hidden="true">
        {hostOf(href)}
        <Icon of={ExternalLink} size="s" />
      </LinkCardGo>
    </LinkCard>
  );
}
