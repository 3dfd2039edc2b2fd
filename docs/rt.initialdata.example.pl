# The queue, its custom fields and the account of the dashboard, for rt-setup-database (docs/switching/REQUEST_TRACKER.md).
use strict;
use warnings;

my $queue   = 'Federation';
my $account = 'dashboard';

our @Queues = (
    {   Name        => $queue,
        Description => 'Requests of institutions',
        Lifecycle   => 'requests',
    },
);

our @CustomFields = (
    {   Name   => 'Request type',
        Type   => 'SelectSingle',
        Queue  => $queue,
        Values => [
            { Name => 'Connection request',       SortOrder => 1 },
            { Name => 'Disconnection request',    SortOrder => 2 },
            { Name => 'Change request',           SortOrder => 3 },
            { Name => 'Connection invitation',    SortOrder => 4 },
            { Name => 'Disconnection invitation', SortOrder => 5 },
            { Name => 'Question',                 SortOrder => 6 },
        ],
    },
    (   map { { Name => $_, Type => 'FreeformSingle', Queue => $queue } } (
            'Institution', 'Service', 'Service type', 'Request id', 'Applicant', 'Applicant email', 'Contact email',
            'Sent to',
        )
    ),
    { Name => 'Message', Type => 'TextSingle', Queue => $queue },
);

our @Users = (
    {   Name       => $account,
        RealName   => 'Federation dashboard',
        Comments   => 'Files what institutions ask for',
        Privileged => 1,
    },
);

# ShowTicketComments is not among them: comments are for the team.
our @ACL = (
    (   map { { UserId => $account, Queue => $queue, Right => $_ } } qw(
            SeeQueue CreateTicket ShowTicket ModifyTicket ReplyToTicket SeeCustomField ModifyCustomField
        )
    ),
    # The values of this field are read at start.
    { UserId => $account, CF => 'Request type', Queue => $queue, Right => 'SeeCustomField' },
    { UserId => $account, Right => 'ManageAuthTokens' },
);

our @Final = (
    sub {
        my $user = RT::CurrentUser->new;
        $user->Load($account);
        my ( $ok, $said, $token ) = RT::AuthToken->new($user)->Create(
            Owner       => $user->Id,
            Description => 'Dashboard',
        );
        print $ok ? "RT_TOKEN=$token\n" : "No token: $said\n";
    },
);

1;
