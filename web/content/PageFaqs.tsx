import { graphql, useFragment } from 'react-relay/hooks';
import type { PageFaqs_page$key } from '../__generated__/PageFaqs_page.graphql.ts';
import { container } from '../ui/Container.css.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { prose } from '../ui/Prose.css.ts';
import * as styles from './PageFaqs.css.ts';

/** The questions and answers of a page by topic; nothing when it has none. */
export function PageFaqs({ page }: { page: PageFaqs_page$key }) {
  const { faqs } = useFragment(
    graphql`
      fragment PageFaqs_page on Page {
        faqs {
          topic
          question
          answer
        }
      }
    `,
    page,
  );
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
