# The lifecycle of requests: a file of RT_SiteConfig.d (docs/switching/REQUEST_TRACKER.md).
Set(%Lifecycles,
    requests => {
        # Correspondence opens what is not active yet; what an institution says about a new request does not.
        initial  => [],
        active   => [ 'new', 'open', 'stalled', 'waiting' ],
        inactive => [ 'resolved', 'rejected', 'withdrawn', 'deleted' ],
        defaults => { on_create => 'new' },

        # An invitation begins as waiting: for its institution.
        transitions => {
            ''        => [qw(new waiting)],
            new       => [qw(open stalled waiting resolved rejected withdrawn deleted)],
            open      => [qw(stalled waiting resolved rejected withdrawn deleted)],
            stalled   => [qw(open waiting resolved rejected withdrawn deleted)],
            waiting   => [qw(open stalled resolved rejected withdrawn deleted)],
            resolved  => [qw(open deleted)],
            rejected  => [qw(open deleted)],
            withdrawn => [qw(open deleted)],
            deleted   => [qw(open)],
        },
        rights => {
            '* -> deleted' => 'DeleteTicket',
            '* -> *'       => 'ModifyTicket',
        },
        actions => [
            '* -> open'     => { label => 'Start work',  update => 'Respond' },
            '* -> resolved' => { label => 'Resolve',     update => 'Respond' },
            '* -> rejected' => { label => 'Reject',      update => 'Respond' },
        ],
    },
);
1;
