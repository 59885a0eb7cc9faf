import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentPage_page$data, ContentPage_page$key } from '../__generated__/ContentPage_page.graphql.ts';
import { MeasuringSwitch } from '../consent/MeasuringSwitch.tsx';
import { WideImage } from '../ui/image/WideImage.tsx';
import { PageHead } from './PageHead.tsx';
import { column } from './PageSections.css.ts';
import { PageSections } from './PageSections.tsx';
import { container } from '../ui/Container.css.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { prose } from '../ui/Prose.css.ts';
import * as styles from './PageFaqs.css.ts';

/** Such as Terms or FAQ. */
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
        faqs {
          topic
          question
          answer
        }
        ...PageSections_page
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
      <PageFaqs faqs={page.faqs} />
      {page.path === '/cookies/' && (
        <div className={`${container} ${column}`}>
          <MeasuringSwitch />
        </div>
      )}
    </article>
  );
}

/** By topic; nothing when there are none. */
function PageFaqs({ faqs }: Pick<ContentPage_page$data, 'faqs'>) {
  if (faqs.length === 0) return null;
  const topics = [...Map.groupBy(faqs, ({ topic }) => topic)];
  return (
    <div className={`${container} ${styles.topics}`}>
      {topics.map(([topic, questions]) => (
        <section key={topic} className={styles.topic} aria-label={topic || 'Questions'}>
          <h2 className={styles.heading}>{topic}</h2>
          <div>
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                {/* The gateway sanitises the answer. */}
                <div className={prose} dangerouslySetInnerHTML={{ __html: answer }} />
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
