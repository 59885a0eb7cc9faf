import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentPage_page$key } from '../__generated__/ContentPage_page.graphql.ts';
import { WideImage } from '../ui/image/WideImage.tsx';
import { PageHead } from './PageHead.tsx';
import { PageSections } from './PageSections.tsx';
import { PageFaqs } from './PageFaqs.tsx';

/** A content page, such as Terms or FAQ. */
export function ContentPage({ page: reference }: { page: ContentPage_page$key }) {
  const page = useFragment(
    graphql`
      fragment ContentPage_page on Page {
        title
        path
        summary
        metaDescription
        image {
          ...WideImage_image
        }
        ...PageSections_page
        ...PageFaqs_page
      }
    `,
    reference,
  );
  const picture = page.image && (
    <WideImage image={page.image} sizes="(min-width: 1320px) 640px, (min-width: 1024px) 50vw, 100vw" priority />
  );
  return (
    <article>
      <PageHead
        title={page.title}
        path={page.path}
        summary={page.summary}
        metaDescription={page.metaDescription}
        picture={picture}
      />
      <PageSections page={page} />
      <PageFaqs page={page} />
    </article>
  );
}
