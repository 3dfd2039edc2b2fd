import { FormattedMessage } from 'react-intl';

/** Shows what the code calls a machine, and beside it what the machine is for. */
export function MachineName({ id }: { readonly id: string }) {
  return (
    <FormattedMessage
      id="qa.machine.named"
      values={{
        machine: <code className="nowrap">{id}</code>,
        title: <FormattedMessage id={`qa.name.${id}`} />,
      }}
    />
  );
}
